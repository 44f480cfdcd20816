import { rehearsal } from "./rehearsal.ts";
import { runBuild } from "./runBuild.ts";

runBuild({ ...process.env, ...rehearsal });
