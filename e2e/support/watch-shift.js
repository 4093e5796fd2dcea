// Runs in a page before anything else: keeps what moves there without anybody having done anything, in `shifts`.
globalThis.shifts = [];
new PerformanceObserver((list) => {
  const named = (node) =>
    node?.tagName
      ? `${node.tagName.toLowerCase()} "${node.textContent.trim().slice(0, 24)}"`
      : 'something that is gone';
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (!hadRecentInput) {
      globalThis.shifts.push({
        value,
        what: sources
          .map(({ node, previousRect, currentRect }) => `${named(node)} from ${previousRect.y} to ${currentRect.y}`)
          .join(', '),
      });
    }
  }
}).observe({ type: 'layout-shift', buffered: true });
