import { paths } from '../paths';
import type { Area } from '../screen';

const area: Area = {
  screens: [
    {
      path: paths.watermarks,
      load: () => import('./watermark-page'),
      title: 'Watermark codes',
      under: paths.properties,
      foundAs: 'Work',
    },
  ],
};

export default area;
