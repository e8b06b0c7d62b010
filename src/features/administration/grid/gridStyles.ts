import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** Light borders, generous spacing, and the whole row as the click target. */
export const gridStyles = ({ vars: { palette, shape } }: Theme): SystemStyleObject<Theme> => ({
  backgroundColor: palette.background.paper,
  borderColor: palette.divider,
  borderRadius: shape.borderRadius,
  '--DataGrid-rowBorderColor': palette.divider,
  '--DataGrid-t-color-border-base': palette.divider,
  '--DataGrid-t-header-background-base': palette.surface.muted,
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', py: 1.25, lineHeight: 1.4 },
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-row:hover': { backgroundColor: palette.surface.hover },
});
