/** Runs in a page: what of it nobody can read, reach or hit, one line each. */
export function faultsOf() {
  const { document, innerWidth, innerHeight, getComputedStyle } = globalThis;
  const faults = new Set();
  const named = (element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], .hidden-text, [aria-hidden="true"]');
  const parents = (element) => (element ? [element, ...parents(element.parentElement)] : []);
  const scrolls = (element, axis) =>
    parents(element.parentElement).some((one) => /auto|scroll/.test(getComputedStyle(one)[axis]));

  /** The box that cuts off what of a text lies outside of it; none where one can scroll to it or where dots say that there is more. */
  const cutting = (element) => {
    for (const one of parents(element)) {
      const { overflowX, textOverflow, display } = getComputedStyle(one);
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || one.clientWidth === 1) {
        return undefined;
      }
      if (/hidden|clip/.test(overflowX) && display !== 'inline') {
        return one.getBoundingClientRect();
      }
    }
    return undefined;
  };
  /** What a bar covers that stays at an edge of the screen while the page scrolls can be scrolled out from under it. */
  const scrollsAway = (hit, element) => {
    const bar = parents(hit).find((one) => /sticky|fixed/.test(getComputedStyle(one).position));
    if (!bar || bar.contains(element)) {
      return false;
    }
    const frame =
      parents(bar.parentElement).find(
        (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight,
      ) ?? document.documentElement;
    const { top, bottom } = bar.getBoundingClientRect();
    const box = frame === document.documentElement ? { top: 0, bottom: innerHeight } : frame.getBoundingClientRect();
    const atTop = Math.abs(top - box.top) < Math.abs(bottom - box.bottom);
    return atTop ? frame.scrollTop > 0 : frame.scrollTop + frame.clientHeight < frame.scrollHeight - 1;
  };

  const beside = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (beside > 0) {
    faults.add(`${beside} pixels lie beside the screen`);
  }

  for (const element of document.body.querySelectorAll('*')) {
    // What is meant to be pushed sideways, such as a wide table, takes the focus, so that the arrows push it.
    const { overflowY } = getComputedStyle(element);
    const wider = element.scrollWidth - element.clientWidth;
    if (
      wider > 1 &&
      /auto|scroll/.test(overflowY) &&
      element.tabIndex < 0 &&
      !element.matches('textarea, iframe') &&
      isShown(element)
    ) {
      faults.add(`${wider} pixels lie beside ${named(element)}`);
    }
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) || !isShown(element)) {
      continue;
    }
    const { overflowX, textOverflow } = getComputedStyle(element);
    const cut = element.scrollWidth - element.clientWidth;
    if (cut > 1 && element.clientWidth > 1 && /hidden|clip/.test(overflowX)) {
      if (textOverflow !== 'ellipsis') {
        faults.add(`cut off by ${cut}: ${named(element)}`);
      } else if (!parents(element).some((one) => one.title || one.getAttribute('aria-label'))) {
        faults.add(`shortened, and the whole is nowhere: ${named(element)}`);
      }
    }
    const range = document.createRange();
    // Its own words, not those for screen readers inside it.
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === 3 && node.data.trim())
      .map((node) => (range.selectNodeContents(node), range.getBoundingClientRect()));
    const [left, right] = [Math.min(...words.map((one) => one.left)), Math.max(...words.map((one) => one.right))];
    const width = right - left;
    // A link that comes only when it is focused lies beside the screen on purpose.
    if (element.matches('a[href^="#"]') && right < 0) {
      continue;
    }
    const frame = width > 1 && cutting(element);
    if (frame && (right > frame.right + 1 || left < frame.left - 1)) {
      faults.add(`cut off by what is around it: ${named(element)}`);
    }
    if (
      width > 1 &&
      (right > innerWidth + 1 || left < -1) &&
      !scrolls(element, 'overflowX') &&
      !/hidden|clip/.test(overflowX) &&
      !parents(element).some((one) => /hidden|clip/.test(getComputedStyle(one).overflowX))
    ) {
      faults.add(`outside the screen: ${named(element)}`);
    }
  }

  const texts = document.createTreeWalker(document.body, 4);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!isShown(node.parentElement)) {
      continue;
    }
    // Only a word that is wider than its column may be broken; where there is a hyphen or a slash the browser may.
    for (const { 0: word, index } of node.data.matchAll(/\S{2,20}(?!\S)/g)) {
      if (/[-–/@_]/.test(word) || /\S/.test(node.data[index - 1] ?? ' ')) {
        continue;
      }
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 8) {
        faults.add(`broken within "${word}": ${named(node.parentElement)}`);
      }
    }
  }

  for (const element of document.querySelectorAll(
    'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, [role=button], [role=tab], [role=menuitem], [role=combobox]',
  )) {
    if (!isShown(element)) {
      continue;
    }
    // What is invisible but lies over its picture, such as the input of a checkbox, is pressed through its label.
    // So is a slider: wherever its rail is pressed, the thumb comes.
    const pressed = element.matches('input')
      ? (element.closest('label, .MuiCheckbox-root, .MuiSwitch-root, .MuiSlider-root, .MuiInputBase-root') ?? element)
      : element;
    // A link in a text has a box on each of its lines.
    const [{ left, right, top, bottom, width, height } = { width: 0 }] = pressed.getClientRects();
    // Of a range only the thumb takes the press, wherever it stands.
    if (width < 2 || height < 2 || element.matches('input[type=range]')) {
      continue;
    }
    const isInline =
      getComputedStyle(element).display === 'inline' ||
      (element.closest('p, li, td, dd, figcaption')?.textContent.trim() !== element.textContent.trim() &&
        element.tagName === 'A');
    if ((width < 24 || height < 24) && !isInline) {
      faults.add(`smaller than 24 pixels (${Math.round(width)}x${Math.round(height)}): ${named(element)}`);
    }
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) {
      continue;
    }
    const hit = document.elementFromPoint(x, y);
    if (
      hit &&
      !pressed.contains(hit) &&
      !hit.contains(pressed) &&
      !hit.closest('[role=dialog], [role=listbox], [role=presentation], .MuiBackdrop-root, dialog') &&
      !scrollsAway(hit, element)
    ) {
      faults.add(`covered by ${named(hit)}: ${named(element)}`);
    }
  }
  return [...faults];
}

const LATE_MS = 500;
const MOST_STOPS = 150;

/** Goes through the page by Tab: where the focus stands unseen, and what a mouse can press but the keyboard never reaches. */
export async function keyboardFaultsOf(page) {
  const faults = new Set();
  await page.evaluate(() => (globalThis.reached = new Set()));
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const wasOpen = await page.locator('[role=menu]').count();
    await page.keyboard.press('Tab');
    // Tab closes a menu, which takes its time to go.
    if (wasOpen) {
      await page
        .locator('[role=menu]')
        .waitFor({ state: 'detached', timeout: 2000 })
        .catch(() => undefined);
    }
    // Where motion is reduced every property takes one frame to change: before it neither ring nor skip link is where it will be.
    const look = async (again) => {
      await new Promise((done) => globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(done)));
      const { document, innerWidth, innerHeight, getComputedStyle, reached } = globalThis;
      const element = document.activeElement;
      if (!element || element === document.body || (!again && reached.has(element))) {
        return 'end';
      }
      reached.add(element);
      const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      // What has the focus in a frame shows it there.
      if (width < 2 || height < 2 || element.tagName === 'IFRAME') {
        return '';
      }
      if (right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) {
        return `focus outside the screen: ${name}`;
      }
      // Covered is what shows neither its middle nor a corner: a tall field may reach below a bar.
      const at = (x, y) =>
        document.elementFromPoint(Math.min(Math.max(x, 0), innerWidth - 1), Math.min(Math.max(y, 0), innerHeight - 1));
      const hits = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 3, top + 3],
        [right - 3, top + 3],
        [left + 3, bottom - 3],
        [right - 3, bottom - 3],
      ].map(([x, y]) => at(x, y));
      const [hit] = hits;
      if (!element.matches('input') && hits.every((one) => one && !element.contains(one) && !one.contains(element))) {
        return `focus covered by ${hit.tagName.toLowerCase()} "${hit.textContent.trim().slice(0, 30)}": ${name}`;
      }
      const rings = [
        element,
        element.parentElement,
        element.closest('label, form, .MuiInputBase-root, .MuiButtonBase-root'),
      ].filter(Boolean);
      const ringed = rings.some((one) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        if (getComputedStyle(one, '::after').outlineStyle === 'solid') {
          return true;
        }
        return (
          (outlineStyle !== 'none' && outlineWidth !== '0px') ||
          boxShadow !== 'none' ||
          one.querySelector(
            ':scope > fieldset, :scope > .MuiTouchRipple-root .MuiTouchRipple-ripplePulsate, :scope > .Mui-focusVisible',
          )
        );
      });
      return ringed ? '' : `no ring around the focus: ${name}`;
    };
    let found = await page.evaluate(look, false);
    if (found && found !== 'end') {
      // What comes late above it moves it until the browser has scrolled after it.
      await page.waitForTimeout(LATE_MS);
      found = await page.evaluate(look, true);
    }
    if (found === 'end') {
      break;
    }
    if (found) {
      faults.add(found);
    }
  }
  return [...faults];
}
