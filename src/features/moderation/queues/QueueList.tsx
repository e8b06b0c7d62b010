import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ModeratedGame } from '../../../api/wire/moderationFromWire';
import '../../../components/reading/card.css';
import { languageTags } from '../../../contract/languages';
import { relativeAge } from '../../../i18n/relativeAge';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { useModerationPaths } from '../useModerationPaths';
import { useNow } from '../useNow';
import '../moderation.css';

/** Games with waiting proofs; each leads to its queue. */
export function QueueList({ games }: { games: readonly ModeratedGame[] }) {
  const { t } = useTranslation('moderation');
  const { language } = useRoute();
  const { count } = useFormats();
  const { queue } = useModerationPaths();
  const now = useNow();
  return (
    <ul className="card-grid moderation-queues">
      {games.map(({ game, waiting, oldest }) => (
        <li key={game.id} className="card-surface card moderation-queue">
          <Link
            to={queue(game.id)}
            className="card-link text-h4"
            lang={game.locale ? languageTags[game.locale] : undefined}
          >
            {game.name}
          </Link>
          <p className="moderation-count">
            {t('queues.count', { count: waiting, formatted: count(waiting) })}
          </p>
          <p className="text-body2 text-muted">
            {t('queues.oldest', { age: relativeAge(language, oldest, now) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
