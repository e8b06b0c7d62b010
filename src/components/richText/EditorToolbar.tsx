import {
  mdiFormatBold,
  mdiFormatItalic,
  mdiFormatListBulleted,
  mdiFormatListNumbered,
  mdiFormatUnderline,
  mdiLinkVariant,
} from '@mdi/js';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import type Quill from 'quill/core';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import type { ExtraTool } from './editorKit';

interface EditorToolbarProps {
  quill: Quill | undefined;
  /** The kit's tools, shown after the basic ones. */
  extraTools: readonly ExtraTool[];
  /** The formats at the cursor. */
  active: Record<string, unknown>;
  disabled: boolean;
  linking: boolean;
  onLink: () => void;
  ref: Ref<HTMLDivElement>;
}

const tools = [
  { name: 'bold', format: 'bold', value: true, icon: mdiFormatBold },
  { name: 'italic', format: 'italic', value: true, icon: mdiFormatItalic },
  { name: 'underline', format: 'underline', value: true, icon: mdiFormatUnderline },
  { name: 'bulletedList', format: 'list', value: 'bullet', icon: mdiFormatListBulleted },
  { name: 'numberedList', format: 'list', value: 'ordered', icon: mdiFormatListNumbered },
  { name: 'link', format: 'link', value: true, icon: mdiLinkVariant },
] as const;

/** Roving tabindex: one tab stop, arrow keys move inside. */
function useRovingFocus(count: number) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    const edge = { Home: 0, End: count - 1 }[event.key];
    if (step === undefined && edge === undefined) return;
    event.preventDefault();
    const next = edge ?? (current + (step ?? 0) + count) % count;
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return { current, setCurrent, onKeyDown };
}

export function EditorToolbar({
  quill,
  extraTools,
  active,
  disabled,
  linking,
  onLink,
  ref,
}: EditorToolbarProps) {
  const { t } = useTranslation('comments');
  const extra = extraTools.filter(({ isShown }) => isShown?.(active) ?? true);
  const { current, setCurrent, onKeyDown } = useRovingFocus(tools.length + extra.length);
  const isOn = ({ format, value }: (typeof tools)[number]) =>
    format === 'link' ? Boolean(active[format]) || linking : active[format] === value;
  const use = (tool: (typeof tools)[number]) => {
    if (!quill) return;
    if (tool.name === 'link') return onLink();
    quill.focus();
    quill.format(tool.format, isOn(tool) ? false : tool.value, 'user');
  };
  return (
    <Box
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('editor.toolbar')}
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {tools.map((tool, index) => (
        <Tool
          key={tool.name}
          label={t(`editor.${tool.name}`)}
          icon={tool.icon}
          selected={isOn(tool)}
          disabled={disabled || !quill}
          isStop={index === current}
          onFocus={() => setCurrent(index)}
          onUse={() => use(tool)}
        />
      ))}
      {extra.map((tool, index) => (
        <Tool
          key={tool.name}
          label={tool.label()}
          icon={tool.icon}
          selected={tool.isOn?.(active) ?? false}
          disabled={disabled || !quill}
          isStop={tools.length + index === current}
          onFocus={() => setCurrent(tools.length + index)}
          onUse={() => {
            if (!quill) return;
            quill.focus();
            tool.use(quill, tool.isOn?.(active) ?? false);
          }}
        />
      ))}
    </Box>
  );
}

interface ToolProps {
  label: string;
  icon: string;
  selected: boolean;
  disabled: boolean;
  /** Whether it is the toolbar's tab stop. */
  isStop: boolean;
  onFocus: () => void;
  onUse: () => void;
}

function Tool({ label, icon, selected, disabled, isStop, onFocus, onUse }: ToolProps) {
  return (
    <ToggleButton
      value={label}
      size="small"
      selected={selected}
      disabled={disabled}
      aria-label={label}
      title={label}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // Keeps the editor's selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
      sx={{ width: 36, height: 36, border: 0, borderRadius: 1, color: 'text.primary' }}
    >
      <Icon path={icon} fontSize="small" />
    </ToggleButton>
  );
}
