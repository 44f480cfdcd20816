import ts from "typescript";
import { parseJson } from "../src/facts/readJson.ts";
import { isGroup, isSame, type Value } from "./changes.ts";

/** The outermost value of a JSON file, or the default export of a module of settings. */
function rootOf(file: string, text: string): { source: ts.SourceFile; root: ts.Expression } {
  if (file.endsWith(".json")) {
    parseJson(text, file);
    const source = ts.parseJsonText(file, text);
    const [statement] = source.statements;
    if (statement) return { source, root: statement.expression };
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  if (!exported) throw new Error(`${file} has no default export`);
  return { source, root: plain(exported) };
}

/** An expression without `satisfies` and parentheses. */
const plain = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) ? plain(node.expression) : node;

interface Member {
  key: string;
  node: ts.PropertyAssignment;
}

const membersOf = (node: ts.ObjectLiteralExpression): Member[] =>
  node.properties.map((property) => {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name))
      throw notPlain(property);
    return { key: property.name.text, node: property };
  });

const notPlain = (node: ts.Node): Error =>
  new Error(`${node.getText()} is no plain value: edit the file itself`);

function plainValue(node: ts.Expression): Value {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand))
    return -Number(node.operand.text);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(plainValue);
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(
      membersOf(node).map(({ key, node: { initializer } }) => [key, plainValue(initializer)]),
    );
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  throw notPlain(node);
}

/**
 * The value that a file holds.
 * @param file a JSON file, or a module whose default export is a plain value
 * @throws {Error} if it is neither
 */
export const readValue = (file: string, text: string): Value => plainValue(rootOf(file, text).root);

/** Comments above the fields of a module of settings, by path such as `links.newsletter`, each as one line. */
export function readComments(file: string, text: string): Record<string, string> {
  const { source, root } = rootOf(file, text);
  const comments: Record<string, string> = {};
  const visit = (node: ts.Expression, path: string): void => {
    if (!ts.isObjectLiteralExpression(node)) return;
    for (const { key, node: member } of membersOf(node)) {
      const above = text.slice(member.getFullStart(), member.getStart(source));
      const inside = above.replace(/^\s*\/\*\*?/, "").replace(/\*\/\s*$/, "");
      const comment = inside
        .replaceAll(/^\s*\*\s?/gm, " ")
        .replaceAll(/\s+/g, " ")
        .trim();
      if (comment) comments[path + key] = comment;
      visit(member.initializer, `${path}${key}.`);
    }
  };
  visit(root, "");
  return comments;
}

/** JavaScript puts keys that are integers first; here new keys come last, and the others stay where they are. */
function keysInOrder(value: object, like: readonly Member[]): string[] {
  const keys = Object.keys(value);
  if (!keys.some((key) => /^\d+$/.test(key))) return keys;
  const known = like.map(({ key }) => key).filter((key) => keys.includes(key));
  return [...known, ...keys.filter((key) => !known.includes(key))];
}

/**
 * A text whose value is another one, to be formatted. What stays equal keeps its text, comments above fields included; a
 * new object is laid out like the one in its place or like its last sibling.
 * @throws {Error} like `readValue`
 */
export function rewrite(file: string, text: string, value: Value): string {
  const { source, root } = rootOf(file, text);

  function printed(value: Value, like: ts.Expression | undefined): string {
    if (like && isSame(plainValue(like), value)) return like.getText(source);
    if (Array.isArray(value)) {
      const old = like && ts.isArrayLiteralExpression(like) ? [...like.elements] : [];
      const items = value.map((item, index) => {
        const same = old.find((each) => isSame(plainValue(each), item));
        return printed(item, same ?? old[index] ?? old.at(-1));
      });
      return `[${items.join(", ")}]`;
    }
    if (!isGroup(value)) return JSON.stringify(value);
    const old = like && ts.isObjectLiteralExpression(like) ? membersOf(like) : [];
    const members = keysInOrder(value, old).map((key) => {
      const member = old.find((each) => each.key === key)?.node;
      const above = member ? text.slice(member.getFullStart(), member.getStart(source)).trim() : "";
      const name = member ? member.name.getText(source) : JSON.stringify(key);
      const own = printed(value[key], (member ?? old.at(-1)?.node)?.initializer);
      return `${above && `${above}\n`}${name}: ${own}`;
    });
    const [first] = old;
    const isOnOneLine =
      like && first && !text.slice(like.getStart(source), first.node.getStart(source)).includes("\n");
    return isOnOneLine ? `{ ${members.join(", ")} }` : `{\n${members.join(",\n")}\n}`;
  }

  return text.slice(0, root.getStart(source)) + printed(value, root) + text.slice(root.getEnd());
}
