import { Link } from "../Link/Link.tsx";
import { Message } from "./Message.tsx";

const email = (address: string) => <Link href={`mailto:${address}`}>{address}</Link>;

export const examples = {
  plain: (
    <p>
      <Message tags={{}}>No tag, no change.</Message>
    </p>
  ),
  tagged: (
    <p>
      <Message tags={{ email, name: (name) => <b>{name}</b> }}>
        {"Write to <name>Ana Ruiz</name> at <email>ana@example.com</email> & wait."}
      </Message>
    </p>
  ),
};
