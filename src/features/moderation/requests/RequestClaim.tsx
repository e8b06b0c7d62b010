import { mdiAlertOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ModeratedRequest } from '../../../api/wire/requestFromWire';
import { NoteBox } from '../../../components/feedback/NoteBox';
import '../../../components/html/links.css';
import { Fact, FactList } from '../../../components/reading/FactList';
import { siteGrounds } from '../../../contract/records/decisions';
import { relativeAge } from '../../../i18n/relativeAge';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { Compared } from '../judging/Compared';
import { PersonLink } from '../PersonLink';
import { useNow } from '../useNow';
import '../judging/judging.css';

/** Why a score is doubted and by whom. */
export function Doubt({ request }: { request: ModeratedRequest }) {
  const { t } = useTranslation(['moderation', 'decisions']);
  const { language } = useRoute();
  const now = useNow();
  const { kind, grounds, message, askedBy, askedAt } = request;
  const age = relativeAge(language, askedAt, now);
  const bySite = siteGrounds.find((one) => one === grounds);
  if (kind === 'unusual') {
    return (
      <NoteBox icon={mdiAlertOutline} className="claim-warning">
        <strong>{t('requests.bySite')}</strong> · {age}
        <br />
        {bySite ? t(`requests.unusual.${bySite}`) : null}
      </NoteBox>
    );
  }
  return (
    <div className="proof-claim">
      <FactList className="claim">
        <Fact name={t('requests.why')}>{t(`decisions:reasons.${grounds}`)}</Fact>
        <Fact name={t('requests.askedBy')}>
          <PersonLink person={askedBy} />
          <span className="claim-detail">{age}</span>
        </Fact>
      </FactList>
      {message === null ? null : (
        <figure className="claim-comment">
          <figcaption>{t('requests.message')}</figcaption>
          <blockquote>{message}</blockquote>
        </figure>
      )}
    </div>
  );
}

/** The score that is doubted, and what it is compared with. */
export function DoubtedScore({ request }: { request: ModeratedRequest }) {
  const { t } = useTranslation(['moderation', 'boards']);
  const { scorePath } = useRoute();
  const { count, shortDate } = useFormats();
  const { player, rank, of, platform, achievedOn, first, lastProved, scoreState } = request;
  const { proofs, requests } = request;
  const record = (decided: typeof proofs) => ({
    accepted: count(decided?.accepted ?? 0),
    refused: count(decided?.refused ?? 0),
  });
  return (
    <FactList className="claim">
      <Fact name={t('claim.player')}>
        <PersonLink person={player} />
      </Fact>
      <Fact name={t('claim.place')}>
        <Link to={scorePath(request.scoreId)} className="text-link">
          {t('claim.rank', { rank: count(rank), of: count(of) })}
        </Link>
        <span className="claim-detail">{t(`boards:states.${scoreState}`)}</span>
      </Fact>
      <Fact name={t('claim.first')}>
        <Compared score={first} />
      </Fact>
      <Fact name={t('claim.lastProved')}>
        <Compared score={lastProved} />
      </Fact>
      {platform ? <Fact name={t('claim.platform')}>{platform.name}</Fact> : null}
      {achievedOn === null ? null : <Fact name={t('claim.day')}>{shortDate(achievedOn)}</Fact>}
      <Fact name={t('requests.proofs')}>{t('claim.record', record(proofs))}</Fact>
      <Fact name={t('requests.about')}>{t('requests.record', record(requests))}</Fact>
    </FactList>
  );
}
