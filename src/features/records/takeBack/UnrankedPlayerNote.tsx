import { mdiPodium } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { UnrankedPlayer } from '../../../api/wire/playerFromWire';
import { NoteBox } from '../../../components/feedback/NoteBox';
import '../records.css';
import { useFormats } from '../../../i18n/useFormats';

export interface UnrankedPlayerNoteProps {
  unranked: UnrankedPlayer;
  /** The reader is the player. */
  own?: boolean;
}

/** Since when and why a player does not rank. */
export function UnrankedPlayerNote({ unranked, own = false }: UnrankedPlayerNoteProps) {
  // The page must not wait for its texts.
  const { t, ready } = useTranslation('decisions', { useSuspense: false });
  const { shortDate } = useFormats();
  if (!ready) return null;
  const { since, reason, note } = unranked;
  const facts = { date: shortDate(since), reason: t(`reasons.${reason}`) };
  return (
    <NoteBox icon={mdiPodium} className="unranked-player">
      {t(own ? 'unranked.own' : 'unranked.player', facts)}
      {note === null ? null : (
        <>
          {' '}
          <q>{note}</q>
        </>
      )}
    </NoteBox>
  );
}
