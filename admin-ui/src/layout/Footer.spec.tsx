import { render, screen } from '@testing-library/react';
import { loadProduct } from '../loadProduct';
import { fakeApi } from '../test/fakeApi';
import { Screen } from '../test/Screen';
import { Footer } from './Footer';

it('[FOPS-08] the foot of each page says which version runs', async () => {
  fakeApi([[/home\/site/, () => ({ json: { ProductName: 'Depot Row', Version: '0.1.0 (4f1c2d3)' } })]]);
  await loadProduct();
  render(<Screen at="/admin/properties"><Footer /></Screen>);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Depot Row 0.1.0 (4f1c2d3)');
});
