import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../components/reading/card.css';
import { useFormats } from '../../../i18n/useFormats';
import { BadgeEmblem } from './BadgeEmblem';
import './badges.css';

interface BadgeCardProps {
  reign: { value: number; wonAt: string; lostAt: string | null };
  /** Whose badge it is, or of what. */
  title: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/** A badge with the time in which it is or was held, and what it is worth. */
export function BadgeCard({ reign: { value, wonAt, lostAt }, title, actions }: BadgeCardProps) {
  const { t } = useTranslation('badges');
  const { count, shortDate } = useFormats();
  return (
    <li className="card-surface badge-card">
      <BadgeEmblem />
      <div className="badge-words">
        <span className="badge-title">{title}</span>
        <span className="text-body2 text-muted">
          {lostAt === null
            ? t('since', { date: shortDate(wonAt) })
            : t('reign', { from: shortDate(wonAt), to: shortDate(lostAt) })}
        </span>
        <span className="text-body2 text-muted">
          {t('points', { count: value, formatted: count(value) })}
        </span>
      </div>
      {actions}
    </li>
  );
}
