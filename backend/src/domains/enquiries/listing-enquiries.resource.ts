import { Body, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '../../platform/access/decorators';
import { IdPipe } from '../../platform/common/id.pipe';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { ResourceController } from '../../platform/http/surfaces';
import { PropertyEnquiryDto, propertyEnquiry } from './enquiries.resource.dto';
import { EnquiriesService } from './enquiries.service';

@ResourceController('listings')
export class ListingEnquiriesResource {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Post(':id/enquiries')
  @Public()
  @HourlyLimit('enquiries')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'Listings_ask',
    summary: 'Ask the first listing agent about a listed property, with or without an account',
  })
  @ApiNoContentResponse({ description: 'It has been received.' })
  ask(@Param('id', IdPipe) id: number, @Body() question: PropertyEnquiryDto): Promise<void> {
    return this.enquiries.ask(id, propertyEnquiry(question));
  }
}
