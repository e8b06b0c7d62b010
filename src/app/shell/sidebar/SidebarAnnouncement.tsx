import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/VisuallyHidden';

/** Announces the sidebar's state to screen readers; silent until the first change. */
export function SidebarAnnouncement({ expanded }: { expanded: boolean }) {
  const { t } = useTranslation('navigation');
  const [initial] = useState(expanded);
  const [changed, setChanged] = useState(false);
  if (!changed && expanded !== initial) setChanged(true);
  return (
    <VisuallyHidden aria-live="polite">
      {changed ? t(expanded ? 'sidebarExpanded' : 'sidebarCollapsed') : null}
    </VisuallyHidden>
  );
}
