import { useTranslation } from 'react-i18next';
import { Text } from '../../components/Text';
import { TitledSection } from '../../components/reading/TitledSection';
import './members.css';

/** In place of the scores of a member who has none. */
export function MemberWithoutScores({ username }: { username: string }) {
  const { t } = useTranslation('members');
  return (
    <div className="member-without-scores">
      <TitledSection title={t('scores')}>
        <Text muted>{t('noScores', { name: username })}</Text>
      </TitledSection>
    </div>
  );
}
