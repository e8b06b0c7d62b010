import { Link } from 'react-router-dom';
import type { ModeratedProof } from '../../../api/wire/moderationFromWire';
import { focusOnMount } from '../../../components/focusOnMount';
import '../../../components/html/links.css';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { scoreText } from '../useProofTitle';
import './judging.css';

interface DeskHeadProps {
  of: Pick<ModeratedProof, 'game' | 'group' | 'chart' | 'values'>;
  /** It follows another one on the same page: its heading gets the focus. */
  isFollowing?: boolean;
}

/** The value that is judged, and its chart. */
export function DeskHead({
  of: { game, group, chart, values },
  isFollowing = false,
}: DeskHeadProps) {
  const { keyedPath } = useRoute();
  return (
    <div className="proof-head">
      <Text variant="overline" className="proof-trail">
        {[
          { to: keyedPath('GameDetail', game), of: game },
          { to: keyedPath('GroupDetail', group), of: group },
        ].map(({ to, of }) => (
          <span key={to}>
            <Link to={to} className="list-link">
              {of.name}
            </Link>
            <span aria-hidden="true"> › </span>
          </span>
        ))}
        <Link to={keyedPath('ChartDetail', chart)} className="list-link">
          {chart.name}
        </Link>
      </Text>
      <h1
        ref={isFollowing ? focusOnMount : undefined}
        tabIndex={-1}
        className="text-h2 proof-title"
      >
        {scoreText(values)}
      </h1>
    </div>
  );
}
