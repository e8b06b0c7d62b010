import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { sidebarId } from '../narrowQuery';
import { SidebarNavigation } from './SidebarNavigation';

export interface SidebarSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The navigation as a drawer over the page, for narrow windows. */
export function SidebarSheet({ open, onClose }: SidebarSheetProps) {
  const { t } = useTranslation(['navigation', 'common']);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          id: sidebarId,
          'aria-label': t('main'),
          sx: { width: '18rem', maxWidth: '85vw' },
        },
      }}
    >
      <Box sx={{ position: 'absolute', top: 8, right: 8, zIndex: 1 }}>
        <IconButton color="inherit" aria-label={t('common:close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <SidebarNavigation />
    </Drawer>
  );
}
