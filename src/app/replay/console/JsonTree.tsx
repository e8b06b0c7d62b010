import Box from '@mui/material/Box';
import { useState } from 'react';

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const leafText = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

const sizeText = (value: object): string =>
  Array.isArray(value) ? `[${value.length}]` : `{${Object.keys(value).length}}`;

interface JsonTreeProps {
  name: string;
  value: unknown;
  /** Number of levels that are expanded initially. */
  open?: number;
}

/** A JSON value as a tree; collapsed branches are not rendered. */
export function JsonTree({ name, value, open = 1 }: JsonTreeProps) {
  const [shown, setShown] = useState(open > 0);
  if (!isBranch(value)) {
    return (
      <Box sx={lineStyles}>
        <b>{name}</b>: {leafText(value)}
      </Box>
    );
  }
  return (
    <Box
      component="details"
      open={shown}
      onToggle={({ currentTarget }) => {
        if (currentTarget instanceof HTMLDetailsElement) setShown(currentTarget.open);
      }}
      sx={lineStyles}
    >
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        <b>{name}</b> {sizeText(value)}
      </Box>
      {shown ? (
        <Box sx={{ pl: 2 }}>
          {Object.entries(value).map(([inner, content]) => (
            <JsonTree key={inner} name={inner} value={content} open={open - 1} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

const lineStyles = {
  fontFamily: 'monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
} as const;
