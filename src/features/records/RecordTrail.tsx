import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Reference } from '../../api/wire/referenceFromWire';
import { useRoute } from '../../navigation/useRoute';
import { LocalName } from './LocalName';

interface RecordTrailProps {
  game: Reference;
  group: Reference;
  chart?: Reference;
}

/** The way from a game to its group and chart, each a link. */
export function RecordTrail({ game, group, chart }: RecordTrailProps) {
  const { keyedPath } = useRoute();
  const steps = [
    { to: keyedPath('GameDetail', game), of: game },
    { to: keyedPath('GroupDetail', group), of: group },
    ...(chart ? [{ to: keyedPath('ChartDetail', chart), of: chart }] : []),
  ];
  return steps.map(({ to, of }, index) => (
    <Fragment key={to}>
      {index > 0 ? <span aria-hidden="true"> › </span> : null}
      <Link to={to} className="list-link">
        <LocalName of={of} />
      </Link>
    </Fragment>
  ));
}
