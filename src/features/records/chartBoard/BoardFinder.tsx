import { mdiMagnify } from '@mdi/js';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../api/wire/boardFromWire';
import { actionClass } from '../../../components/buttons/actionClass';
import '../../../components/forms/fields.css';
import { Icon } from '../../../components/Icon';
import { limits } from '../../../contract/limits';
import type { BoardStart } from '../../../contract/views/boardViews';
import { useFormats } from '../../../i18n/useFormats';
import { readPlace } from './readPlace';
import './boardFinder.css';

interface FoundPage {
  items: readonly { id: number; player: Player; rank: number; of: number }[];
  /** The id of the row that was looked for. */
  around: number | null;
}

interface BoardFinderProps {
  /** How many places there are. */
  total: number;
  view: BoardStart;
  /** What else the address says, and keeps. */
  kept: URLSearchParams;
  /** The page of the view; undefined until it is there. */
  board: FoundPage | undefined;
  /** Without it, forms of the browser's own that work without script. */
  onFind?: (start: Partial<BoardStart>) => void;
}

/** Two fields that lead to a place of a board, and to a player on it. None for a board of a single page. */
export function BoardFinder({ total, view, kept, board, onFind }: BoardFinderProps) {
  const { t } = useTranslation('boards');
  const [wrong, setWrong] = useState(false);
  const id = useId();
  if (total <= limits.rankingPageSize) return null;
  const send =
    (name: 'rank' | 'search', find: (text: string) => void) =>
    (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      const field = event.currentTarget.elements.namedItem(name);
      if (field instanceof HTMLInputElement) find(field.value);
    };
  const narrowed = [...kept].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <div className="board-finder">
      <form
        noValidate
        onSubmit={
          onFind &&
          send('rank', (text) => {
            const rank = readPlace(text);
            setWrong(rank === undefined);
            if (rank !== undefined) onFind({ rank });
          })
        }
      >
        {narrowed}
        <label className="field-box board-finder-field">
          <span className="text-muted">{t('find.place')}</span>
          <input
            key={view.rank}
            name="rank"
            inputMode="numeric"
            autoComplete="off"
            size={4}
            maxLength={12}
            defaultValue={view.rank ?? ''}
            aria-invalid={wrong}
            aria-describedby={`${id}-wrong`}
          />
        </label>
        <button type="submit" className={actionClass('outlined')}>
          {t('find.go')}
        </button>
        <p id={`${id}-wrong`} aria-live="polite" className="text-body2 board-finder-message">
          {wrong ? t('find.badPlace') : null}
        </p>
      </form>
      <form
        onSubmit={
          onFind &&
          send('search', (text) => {
            if (text.trim() !== '') onFind({ search: text.trim() });
          })
        }
      >
        {narrowed}
        <label className="field-box board-finder-field">
          <Icon path={mdiMagnify} />
          <input
            key={view.search}
            type="search"
            name="search"
            aria-label={t('find.player')}
            placeholder={t('find.player')}
            maxLength={limits.searchLength}
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={view.search}
          />
        </label>
        <button type="submit" className={actionClass('outlined')}>
          {t('find.submit')}
        </button>
      </form>
      <output className="board-finder-message">
        <Found view={view} board={board} />
      </output>
    </div>
  );
}

/** What became of the search for a player. The row of one who was found is also marked in the table. */
function Found({ view, board }: Pick<BoardFinderProps, 'view' | 'board'>) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  if (!board || (view.search === '' && view.player === null)) return null;
  const found = board.items.find(({ id }) => id === board.around);
  if (!found) return view.search === '' ? t('find.noScore') : t('find.none', { name: view.search });
  const place = t('place', { rank: count(found.rank), of: count(found.of) });
  return t('find.found', { name: found.player.username ?? t('deleted'), place });
}
