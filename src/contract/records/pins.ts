/** How many scores a member can pin. */
export const maxPins = 5;
