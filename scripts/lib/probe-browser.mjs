// Shows one page in a browser the way the tests will, and ends with 0 when it was really shown.
// Arguments: the browser's path, then its arguments.
import { requireFrom } from './install.mjs';

const { chromium } = requireFrom('e2e', '@playwright/test');
const [executablePath, ...args] = process.argv.slice(2);

const browser = await chromium.launch({ executablePath, args, timeout: 30_000 });
const page = await browser.newPage();
await page.setContent('<p>shown</p>');
const text = await page.locator('p').evaluate((element) => (element.offsetHeight > 0 ? element.innerText : 'nothing'));
await page.screenshot();
await browser.close();
console.log(text);
process.exit(text === 'shown' ? 0 : 1);
