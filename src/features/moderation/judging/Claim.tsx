import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ModeratedProof } from '../../../api/wire/moderationFromWire';
import '../../../components/html/links.css';
import { Fact, FactList } from '../../../components/reading/FactList';
import { relativeAge } from '../../../i18n/relativeAge';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { PersonLink } from '../PersonLink';
import { useNow } from '../useNow';
import { Compared } from './Compared';
import './judging.css';

/** What a proof claims, and what it is compared with. */
export function Claim({ proof }: { proof: ModeratedProof }) {
  const { t } = useTranslation('moderation');
  const { language, scorePath } = useRoute();
  const { count, shortDate } = useFormats();
  const now = useNow();
  const { player, rank, of, platform, achievedOn, sentAt, first, lastProved, comment } = proof;
  return (
    <>
      <FactList className="claim">
        <Fact name={t('claim.player')}>
          <PersonLink person={player} />
          <span className="claim-detail">
            {t('claim.record', { accepted: count(proof.accepted), refused: count(proof.refused) })}
          </span>
        </Fact>
        <Fact name={t('claim.place')}>
          <Link to={scorePath(proof.scoreId)} className="text-link">
            {t('claim.rank', { rank: count(rank), of: count(of) })}
          </Link>
        </Fact>
        <Fact name={t('claim.first')}>
          <Compared score={first} />
        </Fact>
        <Fact name={t('claim.lastProved')}>
          <Compared score={lastProved} />
        </Fact>
        {platform ? <Fact name={t('claim.platform')}>{platform.name}</Fact> : null}
        {achievedOn === null ? null : <Fact name={t('claim.day')}>{shortDate(achievedOn)}</Fact>}
        <Fact name={t('claim.sent')}>{relativeAge(language, sentAt, now)}</Fact>
      </FactList>
      {comment === null ? null : (
        <figure className="claim-comment">
          <figcaption>{t('claim.comment')}</figcaption>
          <blockquote>{comment}</blockquote>
        </figure>
      )}
    </>
  );
}
