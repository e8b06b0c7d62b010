/** A ref for elements that open on request: focuses them when they mount. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
