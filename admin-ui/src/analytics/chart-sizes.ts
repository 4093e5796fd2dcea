/** What the charts measure in pixels on the screen that their sizes were given for, 1440 px wide [ANA-47], [ANA-49]. */
export const barsWidth = 1025;
export const areaWidth = 1045;
export const chartHeight = 300;

/** The edges of a panel, and the room inside them on such a screen. */
const edges = 42;
const room = 1130;

/** A panel in which a chart has that width there, which it fills: wider on wider screens, narrower on others [FOFF-33]. */
export const panelFor = (width: number) => `max(${width + edges}px, calc(100% - ${room - width}px))`;
