import { useTranslation } from 'react-i18next';
import type { PublicMember } from '../../api/wire/memberFromWire';
import { ReportButton } from '../../reporting/ReportButton';
import { ReportSlot } from '../../reporting/ReportSlot';
import { selectUser } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';

/** Reports the name or the picture of another member. */
export function ReportMember({ member: { id } }: { member: PublicMember }) {
  const { t } = useTranslation('members');
  const own = useAppSelector(selectUser)?.id === id;
  if (own) return <ReportSlot label={t('report')} />;
  return (
    <ReportButton
      label={t('report')}
      subjects={[
        { kind: 'name', id },
        { kind: 'avatar', id },
      ]}
    />
  );
}
