import { mdiEyeOffOutline, mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ModeratedCase } from '../../../api/wire/reportCasesFromWire';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { NoteBox } from '../../../components/feedback/NoteBox';
import { CommentHtml } from '../../../components/html/CommentHtml';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { scoreText } from '../useProofTitle';
import './reports.css';

/** What was reported as it was then, and where it is. A picture is shown on demand. */
export function ReportedContent({ reported }: { reported: ModeratedCase }) {
  const { t } = useTranslation('reportCases');
  const place = usePlace(reported);
  const { exists, changed, isHidden } = reported;
  return (
    <div className="case-content">
      <Content reported={reported} />
      {exists ? null : <NoteBox icon={mdiTrashCanOutline}>{t('thing.gone')}</NoteBox>}
      {exists && changed ? <NoteBox icon={mdiPencilOutline}>{t('thing.changed')}</NoteBox> : null}
      {isHidden ? <NoteBox icon={mdiEyeOffOutline}>{t('thing.isHidden')}</NoteBox> : null}
      {place ? (
        <p>
          <Link to={place} className="text-link">
            {t('thing.place')}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

function Content({ reported }: { reported: ModeratedCase }) {
  const { t } = useTranslation('reportCases');
  const { text, name, values, avatar, picture } = reported;
  const address = avatar ?? picture?.url;
  if (text !== null)
    return (
      <blockquote className="case-quote">
        <CommentHtml html={text} />
      </blockquote>
    );
  if (name !== null) return <p className="case-value">{name}</p>;
  if (values.length > 0) return <p className="case-value">{scoreText(values)}</p>;
  if (address !== undefined) return <ConcealedPicture address={address} />;
  return <Text muted>{t('thing.noText')}</Text>;
}

function ConcealedPicture({ address }: { address: string }) {
  const { t } = useTranslation('reportCases');
  const [shown, setShown] = useState(false);
  return (
    <>
      <ActionButton variant="outlined" onClick={() => setShown(!shown)}>
        {t(shown ? 'thing.conceal' : 'thing.show')}
      </ActionButton>
      {shown ? <img src={address} alt={t('thing.alt')} className="case-picture" /> : null}
    </>
  );
}

function usePlace({ subject: { kind, id, article }, member, exists }: ModeratedCase) {
  const { articlePath, scorePath, memberPath } = useRoute();
  if (!exists) return undefined;
  if (kind === 'comment') return article ? `${articlePath(article)}#comments` : undefined;
  if (kind === 'score' || kind === 'picture') return scorePath(id);
  return member?.slug ? memberPath(member.slug) : undefined;
}
