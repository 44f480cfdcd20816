import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { useBrandName } from "../../illustrations/BrandText.tsx";
import { CompetitionEngine } from "../../illustrations/CompetitionEngine/CompetitionEngine.tsx";
import { competitionTexts } from "../../illustrations/competitionTexts.ts";
import { secondsPerDay, stateAt } from "../../simulation/competition.ts";
import { eventsUntil } from "../../simulation/rankEvents.ts";
import { setUpAt } from "../../simulation/setUp.ts";
import { PlaybackControl, type PlaybackMark } from "../shared/PlaybackControl.tsx";
import { usePlayback } from "../shared/usePlayback.ts";
import css from "./Competition.module.css";
import type { competitionProps } from "./competitionProps.ts";

/** The set-up begins so long before the opening, in seconds. */
const first = -14 * secondsPerDay;

/** The sample competition from the first day of its set-up to the podium, which a visitor plays and moves (BR-01, D29). */
export function Competition({
  language,
  recording,
  setUp,
  marks,
  ...props
}: ReturnType<typeof competitionProps>) {
  const playback = usePlayback(recording.recorded, first, recording.closes);
  const { moment } = playback;
  const state = stateAt(recording, moment);
  const formats = numberFormats(language);
  const host = useBrandName(props.board.host);
  const texts = competitionTexts(props.board, formats, state, host, moment);
  const all: PlaybackMark[] = [
    { kind: "begin", moment: first, name: { text: props.words.setUp, anchor: "start" } },
    ...setUp.steps.map(({ day }) => ({ kind: "setUp", moment: day * secondsPerDay }) as const),
    { kind: "open", moment: 0, name: { text: props.words.start, anchor: "middle" } },
    ...marks,
    { kind: "close", moment: recording.closes, name: { text: props.words.podium, anchor: "end" } },
  ];
  return (
    <div className={css.competition} data-branded="">
      <PlaybackControl
        id="competition-time"
        className={`${css.control} u-padding-inline`}
        words={props.board}
        playback={playback}
        first={first}
        last={recording.closes}
        marks={all}
        sentence={texts.sentence}
      >
        <span className={`${css.now} u-heading-sm`} aria-hidden="true">
          {texts.now}
        </span>
      </PlaybackControl>
      <CompetitionEngine
        {...props}
        numberFormats={formats}
        moment={moment}
        state={state}
        events={eventsUntil(recording, moment)}
        setUp={setUpAt(setUp, moment)}
      />
    </div>
  );
}
