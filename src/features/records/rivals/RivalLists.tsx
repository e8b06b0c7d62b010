import { mdiSwordCross } from '@mdi/js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerRivals, Rival } from '../../../api/wire/rivalsFromWire';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { TitledSection } from '../../../components/reading/TitledSection';
import { Text } from '../../../components/Text';
import { rivalRules } from '../../../contract/records/rivals';
import { relativeAge } from '../../../i18n/relativeAge';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { RivalTable } from './RivalTable';
import '../comparison/comparison.css';

interface RivalListsProps {
  /** Whose rivals they are. */
  name: string;
  slug: string;
  rivals: PlayerRivals;
}

/** The three lists of rivals, with what they are based on. */
export function RivalLists({ name, slug, rivals }: RivalListsProps) {
  const { t } = useTranslation('comparison');
  const { closest, beaten, beatenBy } = rivals;
  if (closest.length + beaten.length + beatenBy.length === 0)
    return (
      <EmptyState
        icon={mdiSwordCross}
        title={t('rivals.none.title')}
        text={t('rivals.none.text', { name })}
      />
    );
  const leadNote = t('rivals.leadNote');
  const lists = [
    {
      title: t('rivals.closest'),
      note: t('rivals.closestNote', { name, near: rivalRules.near }),
      players: closest,
    },
    { title: t('rivals.beaten', { name }), note: leadNote, players: beaten },
    { title: t('rivals.beatenBy', { name }), note: leadNote, players: beatenBy },
  ];
  return (
    <>
      <Basis name={name} rivals={rivals} />
      {lists.map(({ title, note, players }) => (
        <RivalSection key={title} title={title} note={note} players={players}>
          <RivalTable label={title} name={name} slug={slug} rivals={players} />
        </RivalSection>
      ))}
    </>
  );
}

interface RivalSectionProps {
  title: string;
  note: string;
  players: readonly Rival[];
  children: ReactNode;
}

function RivalSection({ title, note, players, children }: RivalSectionProps) {
  const { t } = useTranslation('comparison');
  return (
    <div className="comparison-section">
      <TitledSection title={title}>
        <Text muted className="comparison-note">
          {players.length === 0 ? t('rivals.nobody') : note}
        </Text>
        {players.length === 0 ? null : children}
      </TitledSection>
    </div>
  );
}

/** How the lists were made, and when. */
function Basis({ name, rivals }: Pick<RivalListsProps, 'name' | 'rivals'>) {
  const { t } = useTranslation('comparison');
  const { language } = useRoute();
  const { count } = useFormats();
  const [now] = useState(() => Date.now());
  const { countedAt, scores, compared } = rivals;
  const { around, maxScores } = rivalRules;
  const parts = [
    t('rivals.basis', { name, around, count: scores, formatted: count(scores) }),
    ...(compared < maxScores ? [] : [t('rivals.latestOf', { name, formatted: count(maxScores) })]),
    ...(countedAt === null
      ? []
      : [t('rivals.counted', { age: relativeAge(language, countedAt, now) })]),
  ];
  return (
    <>
      {parts.map((part) => (
        <Text key={part} muted>
          {part}
        </Text>
      ))}
    </>
  );
}
