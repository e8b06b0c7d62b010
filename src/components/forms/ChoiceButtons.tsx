import '../buttons/buttons.css';
import './ListFilters.css';

interface ChoiceButtonsProps<Choice extends string | null> {
  label: string;
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  nameOf: (choice: Choice) => string;
  className?: string;
}

/** A row of buttons, one of which is pressed. For what is not in the address: links are for that. */
export const ChoiceButtons = <Choice extends string | null>({
  label,
  choices,
  chosen,
  onChoose,
  nameOf,
  className = '',
}: ChoiceButtonsProps<Choice>) => (
  <fieldset aria-label={label} className={`choice-row ${className}`.trimEnd()}>
    {choices.map((choice) => (
      <button
        key={choice ?? ''}
        type="button"
        aria-pressed={choice === chosen}
        onClick={() => onChoose(choice)}
        className="pressable choice-chip"
      >
        {nameOf(choice)}
      </button>
    ))}
  </fieldset>
);
