import { render, screen } from '@testing-library/react';
import { loadProduct } from '../data-provider/load-product';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import { Footer } from './footer';

it('[FOFF-31] [SHELL-101] [SHELL-102] the foot of each page leads to the legal texts, in a new tab', () => {
  render(
    <Screen at="/admin/properties">
      <Footer />
    </Screen>,
  );
  for (const [name, to] of [
    ['Privacy Policy', '/privacy'],
    ['Terms of use', '/terms'],
  ]) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([to, '_blank']);
  }
});

it('[FOPS-08] the foot of each page says which version runs', async () => {
  fakeApi([[/home\/site/, () => ({ json: { ProductName: 'Depot Row', Version: '0.1.0 (4f1c2d3)' } })]]);
  await loadProduct();
  render(
    <Screen at="/admin/properties">
      <Footer />
    </Screen>,
  );
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Depot Row 0.1.0 (4f1c2d3)');
});
