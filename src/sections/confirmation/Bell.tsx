import css from "./Bell.module.css";

const waves = [225, 270, 315];

/** An arc of sound on either side of the bell. */
const wave = (radius: number): string => {
  const [x, y] = [0.94 * radius, 0.34 * radius];
  return `M${-x} ${300 - y}a${radius} ${radius} 0 0 0 0 ${2 * y}M${x} ${300 - y}a${radius} ${radius} 0 0 1 0 ${2 * y}`;
};

/** The opening bell, with the tick of success. It swings once, as the page opens (CF-02). */
export const Bell = () => (
  <svg
    className={css.bell}
    viewBox="-320 0 640 480"
    preserveAspectRatio="xMidYMin"
    fill="none"
    aria-hidden="true"
    data-icon="success"
  >
    {waves.map((radius, order) => (
      <path
        key={radius}
        className={css.wave}
        data-order={order || undefined}
        stroke="var(--brass)"
        strokeWidth="3"
        d={wave(radius)}
      />
    ))}
    <g className={css.swinging}>
      <path stroke="var(--brass)" strokeWidth="6" d="M0-400v520" />
      <circle fill="var(--brass)" cy="424" r="34" />
      <path
        fill="var(--on-dark)"
        d="M-16 100h32v32c84 8 104 88 112 152 6 52 22 78 52 104v28h-360v-28c30-26 46-52 52-104 8-64 28-144 112-152z"
      />
      <path stroke="var(--tint)" strokeWidth="24" d="M-62 276l44 44 84-92" />
    </g>
  </svg>
);
