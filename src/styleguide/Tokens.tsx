import css from "./StylePage.module.css";
import { colours, lengths, others, steps, tokenGroups } from "./tokenRules.ts";
import { pairOf } from "./tokens.ts";

const schemes = ["light", "dark"] as const;
const short = (name: string): string => name.slice(2);

/** All tokens: colours in both schemes with their contrast, font sizes, lengths, and others. */
export function Tokens() {
  return (
    <>
      {tokenGroups.map(({ comment, tokens }) => {
        const shown = tokens.filter((token) => colours.includes(token));
        return (
          shown.length > 0 && (
            <section key={comment}>
              <p className="u-small">{comment}</p>
              <table className={`${css.colours} u-table u-tabular`}>
                <thead>
                  <tr>
                    <th scope="col">Colour</th>
                    {schemes.map((scheme) => (
                      <th key={scheme} scope="col" colSpan={3}>
                        {scheme}
                      </th>
                    ))}
                    <th scope="col">seen with</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map(({ name }) => {
                    const { ground, text } = pairOf(name);
                    return (
                      <tr key={name}>
                        <th scope="row">{short(name)}</th>
                        {schemes.flatMap((scheme) => [
                          <td key={scheme} className={css[scheme]}>
                            <div className={css.swatch} data-token={name} />
                          </td>,
                          <td key={`${scheme} pair`} className={css[scheme]}>
                            <div className={css.swatch} data-pair={name}>
                              Aa
                            </div>
                          </td>,
                          <td key={`${scheme} contrast`} className={css[scheme]}>
                            <output />
                          </td>,
                        ])}
                        <td>{short(name === ground ? text : ground)}</td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </section>
          )
        );
      })}
      <section>
        <p className="u-small">
          Steps of type, fluid between 360 and 1440 px: narrow the window to see them move.
        </p>
        <ol className={css.rows}>
          {steps.map(({ name }) => (
            <li key={name}>
              <span>{short(name)}</span>
              <b className="u-headline u-nowrap" data-token={name}>
                +40–60% retention
              </b>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <p className="u-small">Lengths, as they come out in this window.</p>
        <ul className={css.rows}>
          {lengths.map(({ name }) => (
            <li key={name}>
              <span>{short(name)}</span>
              <output data-token={name} data-length="" />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <p className="u-small">The rest of the token layer.</p>
        <dl className={css.rows}>
          {others.map(({ name, value }) => (
            <div key={name}>
              <dt>{short(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
