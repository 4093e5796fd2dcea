/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BaseHttpRequest } from './core/BaseHttpRequest';
import type { OpenAPIConfig } from './core/OpenAPI';
import { FetchHttpRequest } from './core/FetchHttpRequest';
import { AccountService } from './services/AccountService';
import { AgentLocationsService } from './services/AgentLocationsService';
import { AnalyticsService } from './services/AnalyticsService';
import { ApiKeysResourceService } from './services/ApiKeysResourceService';
import { AuditService } from './services/AuditService';
import { CategoriesService } from './services/CategoriesService';
import { CategoriesResourceService } from './services/CategoriesResourceService';
import { DealsService } from './services/DealsService';
import { DealsResourceService } from './services/DealsResourceService';
import { DocumentsService } from './services/DocumentsService';
import { DocumentsResourceService } from './services/DocumentsResourceService';
import { EnquiriesService } from './services/EnquiriesService';
import { EnquiriesResourceService } from './services/EnquiriesResourceService';
import { EventsService } from './services/EventsService';
import { EvidenceService } from './services/EvidenceService';
import { FindingsService } from './services/FindingsService';
import { HealthService } from './services/HealthService';
import { ImagesService } from './services/ImagesService';
import { ImagesResourceService } from './services/ImagesResourceService';
import { JourneysService } from './services/JourneysService';
import { ListingsService } from './services/ListingsService';
import { LookupsService } from './services/LookupsService';
import { LookupsResourceService } from './services/LookupsResourceService';
import { MailPreferencesService } from './services/MailPreferencesService';
import { MailsService } from './services/MailsService';
import { MarketService } from './services/MarketService';
import { MeResourceService } from './services/MeResourceService';
import { MessagesService } from './services/MessagesService';
import { MessagesResourceService } from './services/MessagesResourceService';
import { NdasResourceService } from './services/NdasResourceService';
import { OffersService } from './services/OffersService';
import { OffersResourceService } from './services/OffersResourceService';
import { OfficeService } from './services/OfficeService';
import { OpsService } from './services/OpsService';
import { PreferencesService } from './services/PreferencesService';
import { PriceStepsService } from './services/PriceStepsService';
import { PropertiesService } from './services/PropertiesService';
import { PropertiesResourceService } from './services/PropertiesResourceService';
import { QuestionsResourceService } from './services/QuestionsResourceService';
import { RoundsResourceService } from './services/RoundsResourceService';
import { SearchService } from './services/SearchService';
import { SessionService } from './services/SessionService';
import { SiteService } from './services/SiteService';
import { StoredDocumentsService } from './services/StoredDocumentsService';
import { StoredImagesService } from './services/StoredImagesService';
import { TeamService } from './services/TeamService';
import { TeamResourceService } from './services/TeamResourceService';
import { UnsubscribeService } from './services/UnsubscribeService';
import { UsersService } from './services/UsersService';
import { UsersResourceService } from './services/UsersResourceService';
import { VendorsService } from './services/VendorsService';
import { VendorsResourceService } from './services/VendorsResourceService';
import { VerificationsResourceService } from './services/VerificationsResourceService';
import { WatermarksResourceService } from './services/WatermarksResourceService';
type HttpRequestConstructor = new (config: OpenAPIConfig) => BaseHttpRequest;
export class StowbridgeApi {
    public readonly account: AccountService;
    public readonly agentLocations: AgentLocationsService;
    public readonly analytics: AnalyticsService;
    public readonly apiKeysResource: ApiKeysResourceService;
    public readonly audit: AuditService;
    public readonly categories: CategoriesService;
    public readonly categoriesResource: CategoriesResourceService;
    public readonly deals: DealsService;
    public readonly dealsResource: DealsResourceService;
    public readonly documents: DocumentsService;
    public readonly documentsResource: DocumentsResourceService;
    public readonly enquiries: EnquiriesService;
    public readonly enquiriesResource: EnquiriesResourceService;
    public readonly events: EventsService;
    public readonly evidence: EvidenceService;
    public readonly findings: FindingsService;
    public readonly health: HealthService;
    public readonly images: ImagesService;
    public readonly imagesResource: ImagesResourceService;
    public readonly journeys: JourneysService;
    public readonly listings: ListingsService;
    public readonly lookups: LookupsService;
    public readonly lookupsResource: LookupsResourceService;
    public readonly mailPreferences: MailPreferencesService;
    public readonly mails: MailsService;
    public readonly market: MarketService;
    public readonly meResource: MeResourceService;
    public readonly messages: MessagesService;
    public readonly messagesResource: MessagesResourceService;
    public readonly ndasResource: NdasResourceService;
    public readonly offers: OffersService;
    public readonly offersResource: OffersResourceService;
    public readonly office: OfficeService;
    public readonly ops: OpsService;
    public readonly preferences: PreferencesService;
    public readonly priceSteps: PriceStepsService;
    public readonly properties: PropertiesService;
    public readonly propertiesResource: PropertiesResourceService;
    public readonly questionsResource: QuestionsResourceService;
    public readonly roundsResource: RoundsResourceService;
    public readonly search: SearchService;
    public readonly session: SessionService;
    public readonly site: SiteService;
    public readonly storedDocuments: StoredDocumentsService;
    public readonly storedImages: StoredImagesService;
    public readonly team: TeamService;
    public readonly teamResource: TeamResourceService;
    public readonly unsubscribe: UnsubscribeService;
    public readonly users: UsersService;
    public readonly usersResource: UsersResourceService;
    public readonly vendors: VendorsService;
    public readonly vendorsResource: VendorsResourceService;
    public readonly verificationsResource: VerificationsResourceService;
    public readonly watermarksResource: WatermarksResourceService;
    public readonly request: BaseHttpRequest;
    constructor(config?: Partial<OpenAPIConfig>, HttpRequest: HttpRequestConstructor = FetchHttpRequest) {
        this.request = new HttpRequest({
            BASE: config?.BASE ?? '',
            VERSION: config?.VERSION ?? '1',
            WITH_CREDENTIALS: config?.WITH_CREDENTIALS ?? false,
            CREDENTIALS: config?.CREDENTIALS ?? 'include',
            TOKEN: config?.TOKEN,
            USERNAME: config?.USERNAME,
            PASSWORD: config?.PASSWORD,
            HEADERS: config?.HEADERS,
            ENCODE_PATH: config?.ENCODE_PATH,
        });
        this.account = new AccountService(this.request);
        this.agentLocations = new AgentLocationsService(this.request);
        this.analytics = new AnalyticsService(this.request);
        this.apiKeysResource = new ApiKeysResourceService(this.request);
        this.audit = new AuditService(this.request);
        this.categories = new CategoriesService(this.request);
        this.categoriesResource = new CategoriesResourceService(this.request);
        this.deals = new DealsService(this.request);
        this.dealsResource = new DealsResourceService(this.request);
        this.documents = new DocumentsService(this.request);
        this.documentsResource = new DocumentsResourceService(this.request);
        this.enquiries = new EnquiriesService(this.request);
        this.enquiriesResource = new EnquiriesResourceService(this.request);
        this.events = new EventsService(this.request);
        this.evidence = new EvidenceService(this.request);
        this.findings = new FindingsService(this.request);
        this.health = new HealthService(this.request);
        this.images = new ImagesService(this.request);
        this.imagesResource = new ImagesResourceService(this.request);
        this.journeys = new JourneysService(this.request);
        this.listings = new ListingsService(this.request);
        this.lookups = new LookupsService(this.request);
        this.lookupsResource = new LookupsResourceService(this.request);
        this.mailPreferences = new MailPreferencesService(this.request);
        this.mails = new MailsService(this.request);
        this.market = new MarketService(this.request);
        this.meResource = new MeResourceService(this.request);
        this.messages = new MessagesService(this.request);
        this.messagesResource = new MessagesResourceService(this.request);
        this.ndasResource = new NdasResourceService(this.request);
        this.offers = new OffersService(this.request);
        this.offersResource = new OffersResourceService(this.request);
        this.office = new OfficeService(this.request);
        this.ops = new OpsService(this.request);
        this.preferences = new PreferencesService(this.request);
        this.priceSteps = new PriceStepsService(this.request);
        this.properties = new PropertiesService(this.request);
        this.propertiesResource = new PropertiesResourceService(this.request);
        this.questionsResource = new QuestionsResourceService(this.request);
        this.roundsResource = new RoundsResourceService(this.request);
        this.search = new SearchService(this.request);
        this.session = new SessionService(this.request);
        this.site = new SiteService(this.request);
        this.storedDocuments = new StoredDocumentsService(this.request);
        this.storedImages = new StoredImagesService(this.request);
        this.team = new TeamService(this.request);
        this.teamResource = new TeamResourceService(this.request);
        this.unsubscribe = new UnsubscribeService(this.request);
        this.users = new UsersService(this.request);
        this.usersResource = new UsersResourceService(this.request);
        this.vendors = new VendorsService(this.request);
        this.vendorsResource = new VendorsResourceService(this.request);
        this.verificationsResource = new VerificationsResourceService(this.request);
        this.watermarksResource = new WatermarksResourceService(this.request);
    }
}

