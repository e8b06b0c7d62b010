import './badges.css';

/** A rosette in the colours of the theme. */
export const BadgeEmblem = () => (
  <svg viewBox="0 0 48 56" focusable="false" aria-hidden="true" className="badge-emblem">
    <path className="badge-ribbon" d="M13 30 7 54l17-8 17 8-6-24z" />
    <circle className="badge-disc" cx="24" cy="22" r="21" />
    <circle className="badge-ring" cx="24" cy="22" r="16.5" />
    <path
      className="badge-star"
      d="m24 10 3.5 7.6 8.3 1-6.1 5.7 1.6 8.2-7.3-4.1-7.3 4.1 1.6-8.2-6.1-5.7 8.3-1z"
    />
  </svg>
);
