/** Labels of axes and marks. */
export const axisText = { fontSize: 12, fill: 'var(--ink-muted)' }
