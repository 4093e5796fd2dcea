import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';
import { fullName, type TeamMember } from './member';

const area: Area = {
  resources: [
    {
      name: 'team-members',
      recordRepresentation: (record: TeamMember) => fullName(record),
      at: { list: paths.team, create: `${paths.team}/${below.new}`, edit: `${paths.team}/${below.editOne}` },
    },
  ],
  screens: [
    {
      path: paths.team,
      load: () => import('./list'),
      title: 'Team',
      menu: [{ section: 'Directory', icon: Diversity3Outlined, order: 6 }],
      below: [below.new, below.editOne],
    },
  ],
};

export default area;
