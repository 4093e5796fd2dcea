import { Module } from '@nestjs/common';
import { TeamController } from './team.calls';
import { TeamResource } from './team.resource';
import { TeamService } from './team.service';

@Module({ controllers: [TeamController, TeamResource], providers: [TeamService] })
export class TeamModule {}
