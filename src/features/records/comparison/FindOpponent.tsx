import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PublicMember } from '../../../api/wire/memberFromWire';
import { actionClass } from '../../../components/buttons/actionClass';
import { TitledSection } from '../../../components/reading/TitledSection';
import { buildComparisonPath } from '../../../contract/comparisonPath';
import { memberSlug } from '../../../contract/memberSlug';
import { useRoute } from '../../../navigation/useRoute';
import { OpponentField } from './OpponentField';
import './comparison.css';

interface FindOpponentProps {
  member: PublicMember;
  /** Beside the heading: another way to somebody to compare with. */
  action?: ReactNode;
}

/** Compares a member with another one, whose name is typed. */
export function FindOpponent({ member: { username, slug }, action }: FindOpponentProps) {
  const { t } = useTranslation('comparison');
  const { language } = useRoute();
  const navigate = useNavigate();
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('opponent');
    const name = field instanceof HTMLInputElement ? field.value.trim() : '';
    if (name !== '')
      void navigate(buildComparisonPath(language, slug ?? username, memberSlug(name)));
  };
  return (
    <div className="comparison-section">
      <TitledSection title={t('find.title', { name: username })} action={action}>
        <form onSubmit={send} className="comparison-find">
          <OpponentField without={username} />
          <button type="submit" className={actionClass('outlined')}>
            {t('find.submit')}
          </button>
        </form>
      </TitledSection>
    </div>
  );
}
