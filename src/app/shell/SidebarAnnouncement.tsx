import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden';

/** Says what the shortcut did to somebody who does not see it; silent until the first change. */
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
