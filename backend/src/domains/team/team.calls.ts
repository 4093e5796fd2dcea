import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { OnlyReads, Public } from '../../platform/access/decorators';
import { ForEverybody } from '../../platform/cache/for-everybody';
import { CallController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { TeamMemberDto, teamMemberDto } from './team.calls.dto';
import { TeamService } from './team.service';

@CallController('Team')
@Public()
@ForEverybody()
export class TeamController {
  constructor(private readonly team: TeamService) {}

  @Get('team/list')
  @OnlyReads()
  @ApiOperation({ operationId: 'Team_list', summary: 'The team [CALL-100]' })
  @ApiOkResponse({ type: [TeamMemberDto] })
  async list(): Promise<TeamMemberDto[]> {
    return (await this.team.all()).map(teamMemberDto);
  }

  @Get('team/member/:id')
  @OnlyReads()
  @ApiOperation({ operationId: 'Team_member', summary: 'One member, as the first of a list [CALL-101]' })
  @ApiOkResponse({ type: [TeamMemberDto] })
  async member(@Param('id', IdPipe) id: number): Promise<TeamMemberDto[]> {
    return [teamMemberDto(await this.team.get(id))];
  }
}
