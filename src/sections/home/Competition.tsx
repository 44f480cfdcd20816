import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { useBrandName } from "../../illustrations/BrandText.tsx";
import { CompetitionBoard } from "../../illustrations/CompetitionBoard/CompetitionBoard.tsx";
import { competitionTexts } from "../../illustrations/competitionTexts.ts";
import { stateAt } from "../../simulation/competition.ts";
import { PlaybackControl } from "../shared/PlaybackControl.tsx";
import { usePlayback } from "../shared/usePlayback.ts";
import css from "./Competition.module.css";
import type { competitionProps } from "./competitionProps.ts";

/** The sample competition, which plays once by itself and which a visitor moves to any hour of it (HM-01, D29). */
export function Competition({
  language,
  sample,
  words,
  competition,
  recording,
  marks,
}: ReturnType<typeof competitionProps>) {
  const playback = usePlayback(recording.recorded, 0, recording.closes);
  const state = stateAt(recording, playback.moment);
  const formats = numberFormats(language);
  const host = useBrandName(words.host);
  return (
    <CompetitionBoard
      sample={sample}
      words={words}
      numberFormats={formats}
      competition={competition}
      state={state}
    >
      <PlaybackControl
        id="competition-time"
        className={css.control}
        words={words}
        playback={playback}
        first={0}
        last={recording.closes}
        // The podium stands where they are.
        marks={state.left > 0 ? [...marks, { kind: "close", moment: recording.closes }] : []}
        sentence={competitionTexts(words, formats, state, host).sentence}
        playsItself
      />
    </CompetitionBoard>
  );
}
