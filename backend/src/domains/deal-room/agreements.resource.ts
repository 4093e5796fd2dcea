import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { AgreementDto } from './agreement.resource.dto';
import { AgreementsService } from './agreements.service';

@ResourceController('ndas')
@Roles(Role.Admin, Role.Buyer, Role.Seller)
export class AgreementsResource {
  constructor(private readonly agreements: AgreementsService) {}

  @Get(':id/agreement')
  @ApiOperation({
    operationId: 'NdasResource_agreement',
    summary: 'The text that was signed, as it was: for its signer, the seller of the property and administrators',
  })
  @ApiOkResponse({ type: AgreementDto })
  agreement(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<AgreementDto> {
    return this.agreements.ofNda(caller, id);
  }
}
