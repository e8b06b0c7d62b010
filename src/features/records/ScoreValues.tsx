import type { ScoreValue } from '../../api/wire/boardFromWire';
import './ScoreValues.css';

interface ScoreValuesProps {
  values: readonly ScoreValue[];
  /** The names of the columns; shown where there are several. */
  names?: readonly string[];
}

/** The values of a score. */
export function ScoreValues({ values, names = [] }: ScoreValuesProps) {
  return (
    <span className="score-values">
      {values.map(({ text }, index) => (
        <span key={index}>
          {values.length > 1 && names[index] ? (
            <span className="text-caption text-muted">{names[index]} </span>
          ) : null}
          {text}
        </span>
      ))}
    </span>
  );
}
