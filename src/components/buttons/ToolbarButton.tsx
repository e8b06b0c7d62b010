import type { ComponentProps } from 'react';
import './buttons.css';

/** An icon button of the header, labelled by its tooltip. */
export function ToolbarButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" className="pressable toolbar-button" {...props} />;
}
