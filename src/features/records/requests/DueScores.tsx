import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import type { BoardPage } from '../../../api/wire/boardPages';
import type { DueScore } from '../../../api/wire/dueScoreFromWire';
import { DueTime } from '../../../components/DueTime';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import '../../../components/reading/card.css';
import { ListEnd, type EndlessList } from '../../../components/reading/ListEnd';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { claimOf } from '../proofs/claimOf';
import { SendProof } from '../proofs/SendProof';
import { useCounted } from '../proofs/useCounted';
import { ScoreValues } from '../ScoreValues';
import { StateMark } from '../StateMark';
import '../proofs/proofs.css';
import './requests.css';

/** The member’s scores that have to be proved; nothing without one. */
export function DueScores({ list }: { list: EndlessList<BoardPage<DueScore>> }) {
  const { t } = useTranslation('requests');
  const counted = useCounted();
  const id = useId();
  const pages = list.data?.pages ?? [];
  const scores = pages.flatMap(({ items }) => items);
  if (scores.length === 0 && !list.isError) return null;
  return (
    <section aria-labelledby={id} className="due-scores">
      <h2 id={id} className="text-h4 proof-total">
        {pages[0] ? counted(t('due.title'), pages[0].total) : t('due.title')}
      </h2>
      <LazyOfflineCopyAge keptAt={pages.find(({ keptAt }) => keptAt !== undefined)?.keptAt} />
      <ul className="proof-list">
        {scores.map((score) => (
          <DueCard key={score.id} score={score} />
        ))}
      </ul>
      <ListEnd
        list={list}
        failure={list.isError ? asApiError(list.error) : undefined}
        failed={t('due.failed')}
        more={t('due.more')}
      />
    </section>
  );
}

function DueCard({ score }: { score: DueScore }) {
  const { t } = useTranslation(['requests', 'boards', 'decisions']);
  const { scorePath } = useRoute();
  const { count } = useFormats();
  const { id, game, chart, values, rank, of, state, reason, mayProve } = score;
  return (
    <li className={`card-surface request-card due-${state}`}>
      <div>
        <h3 className="text-h4">
          <Link to={scorePath(id)} className="list-link">
            <LocalName of={chart} />
          </Link>
        </h3>
        <p className="text-body2 text-muted">
          <LocalName of={game} />
        </p>
        <p>
          <span className="request-value">
            <ScoreValues values={values} />
          </span>
          {rank === null ? null : <> · {t('boards:place', { rank: count(rank), of: count(of) })}</>}
        </p>
        <p className="text-body2">
          <StateMark state={state} />
        </p>
      </div>
      <div>
        <p>
          <DueWords score={score} />
        </p>
        {reason === null ? null : (
          <p className="text-body2">
            <span className="text-muted">{t('due.why')}</span> {t(`decisions:reasons.${reason}`)}
          </p>
        )}
        <div className="proof-actions">
          <SendProof
            claim={claimOf(score)}
            game={game}
            action={mayProve ? 'send' : undefined}
            named
            size="small"
          />
        </div>
      </div>
    </li>
  );
}

function DueWords({ score: { state, dueAt, lastProof } }: { score: DueScore }) {
  const { t } = useTranslation('requests');
  if (dueAt !== null)
    return (
      <>
        <DueTime dueAt={dueAt} /> {lastProof ? t('due.lastProof') : null}
      </>
    );
  return <>{t(state === 'unproved' ? 'due.unproved' : 'due.asked')}</>;
}
