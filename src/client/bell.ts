/** The partials of a bell: multiples of its pitch, how loud each is, and how many seconds it sounds. */
const partials = [
  { multiple: 0.5, loudness: 0.25, seconds: 4 },
  { multiple: 1, loudness: 0.35, seconds: 3 },
  { multiple: 1.2, loudness: 0.2, seconds: 2.2 },
  { multiple: 1.5, loudness: 0.15, seconds: 1.6 },
  { multiple: 2, loudness: 0.3, seconds: 1.4 },
  { multiple: 2.67, loudness: 0.1, seconds: 0.7 },
  { multiple: 4.2, loudness: 0.06, seconds: 0.4 },
] as const;

const hertz = 523;
const volume = 0.25;
const silence = 0.0001;

/** Milliseconds from one stroke to the next. */
const interval = 900;

/** A bell strikes the hour of the call, of twelve, as a clock does; without a booking it strikes once. */
function strokes({ documentElement }: Document): number {
  const start = new URLSearchParams(documentElement.dataset.booking).get("startTime");
  return start ? new Date(start).getHours() % 12 || 12 : 1;
}

/** The sound of one stroke. */
function strike(context: AudioContext): void {
  for (const { multiple, loudness, seconds } of partials) {
    const tone = new OscillatorNode(context, { frequency: hertz * multiple });
    const gain = new GainNode(context, { gain: loudness * volume });
    gain.gain.exponentialRampToValueAtTime(silence, context.currentTime + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + seconds);
  }
}

/** Has the bell swing and sound when it, or the button, is pressed (CF-02). */
function startBell(root: Document): void {
  const bell = root.querySelector<SVGElement>("[data-icon=success]");
  let context: AudioContext | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  const ring = (left: number): void => {
    clearTimeout(next);
    if (left > 1) next = setTimeout(ring, interval, left - 1);
    if (bell) {
      delete bell.dataset.ringing;
      // Reading a size lets the animations begin anew.
      bell.getBoundingClientRect();
      bell.dataset.ringing = "";
    }
    // Where Web Audio is missing or forbidden, the bell swings in silence.
    try {
      context ??= new AudioContext();
      context.resume().catch(() => {});
      strike(context);
    } catch {}
  };
  for (const part of root.querySelectorAll("[data-ring], [data-icon=success] g"))
    part.addEventListener("click", () => ring(strokes(root)));
}

startBell(document);
