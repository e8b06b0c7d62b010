import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { Icon } from '../Icon';
import type { SectionsProps } from './sections';

/** The sections as tabs above the selected one; hidden sections keep their input. */
export function TabStrip<Key extends string>({
  label,
  sections,
  open,
  onOpen,
}: SectionsProps<Key>) {
  const id = useId();
  const shown = open ?? sections[0]?.key;
  return (
    <>
      <Tabs
        variant="scrollable"
        scrollButtons={false}
        value={shown}
        onChange={(_event, key: Key) => onOpen(key)}
        aria-label={label}
        sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {sections.map(({ key, label: name, icon }) => (
          <Tab
            key={key}
            value={key}
            label={name}
            icon={<Icon path={icon} fontSize="small" />}
            iconPosition="start"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
          />
        ))}
      </Tabs>
      {sections.map(({ key, content }) => (
        <Box
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={key !== shown}
          sx={{ pt: 4 }}
        >
          {content}
        </Box>
      ))}
    </>
  );
}
