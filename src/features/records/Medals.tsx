import { useTranslation } from 'react-i18next';
import { medals } from '../../contract/records/medals';
import { useFormats } from '../../i18n/useFormats';
import { Placeholder } from '../../components/feedback/Placeholder';
import '../../components/VisuallyHidden.css';
import './Medals.css';

/** What the colours of medals mean. */
export function MedalLegend() {
  const { t } = useTranslation('boards');
  return (
    <ul className="medal-legend">
      {medals.map((kind) => (
        <li key={kind} className={`medal medal-${kind}`}>
          {t(`medals.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

interface MedalsProps {
  /** Placeholders when omitted. */
  counts: readonly number[] | undefined;
  /** With the word of each; without it they are for screen readers, and a legend has them. */
  named?: boolean;
}

/** Numbers of first places alone and of first to third places. */
export function Medals({ counts, named = false }: MedalsProps) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  return (
    <span className="medals">
      {medals.map((kind, place) => (
        <span key={kind} className={`medal medal-${kind}`} title={t(`medals.${kind}`)}>
          <span className={named ? 'medal-name' : 'visually-hidden'}>{t(`medals.${kind}`)} </span>
          {counts ? count(counts[place] ?? 0) : <Placeholder />}
        </span>
      ))}
    </span>
  );
}
