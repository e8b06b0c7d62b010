import type { SampleArticle } from '../sampleArticle';

export const twoHundredNeighboursInTheSea: SampleArticle = {
  slug: 'two-hundred-neighbours-in-the-sea',
  category: 'community',
  author: 'dani_teams',
  publishedAt: '2024-06-03T15:55:00Z',
  featured: false,
  cover: { motif: 'constellation', hue: 198 },
  translations: {
    en: {
      title: 'A map of us, with two hundred neighbours in the sea',
      excerpt:
        'We asked where you live, roughly. The first draft put a crowd off Ghana and two old rivals in one square of Setúbal.',
      content: `
<p>According to the first version of the members’ map, 212 of us lived in the Gulf of Guinea, on the same spot of open water, about six hundred kilometres south of Accra. It was our largest community after Paris.</p>
<p>Cartographers will have smiled already. Latitude zero, longitude zero is where every program sends the people it cannot place, and our form had let you tick “show me on the map” without saying where. Nobody lived there but a weather buoy. Having spent a weekend wondering how to organise a meet-up, I learnt this from lin_mei in one line.</p>
<p>The corrected map went up on Saturday. It has 3,914 points in 71 countries, out of some fifteen thousand active players, and each is there because somebody asked to be. Nobody is shown by default. Nobody is shown exactly, either: the position is moved to the centre of a square ten kilometres wide before it is stored, so the address is not hidden, it simply isn’t there. That is also why a few harbour people still appear slightly offshore. They have been told, and seem pleased.</p>
<p>I thought the interest would be in the large dots. It has been in the small ones. Four members share a square in the hills above Ourense where the map can find only one village; three of them believed they were the only one. Tromsø has two, both in the top ten of <em>Skyline Rally</em>, and they had been racing each other by way of a server in Frankfurt.</p>
<p>Then there is Setúbal. joana_b had written more than once, in the thread about playing at night, of the man upstairs who shouts at half past one. g_amarelo had written in another thread that someone below hit the ceiling with a broom whenever he was about to beat his time on <em>Lumen Drift</em>. On Saturday they found each other in the same square, exchanged two polite messages, and then the name of a street.</p>
<p>They have asked me to say that it is settled. He now plays until midnight. She has the pad from eleven, on a long cable, through the stairwell window, on the nights when the team needs a fourth.</p>`,
    },
    fr: {
      title: 'Une carte de nous tous, et deux cents voisins en mer',
      excerpt:
        'Nous vous avons demandé où vous vivez, à peu près. Le premier jet plaçait une foule au large du Ghana.',
      content: `
<p>D’après la première version de la carte des membres, 212 d’entre nous vivaient dans le golfe de Guinée, au même point de pleine mer, à quelque six cents kilomètres au sud d’Accra. C’était notre plus grosse communauté après Paris.</p>
<p>Les cartographes sourient déjà. Latitude zéro, longitude zéro : c’est là que tout programme envoie les gens qu’il ne sait pas où mettre, et notre formulaire permettait de cocher « me montrer sur la carte » sans dire où. Il n’y a là-bas qu’une bouée météo. J’avais passé un week-end à me demander comment y organiser une rencontre quand lin_mei m’a détrompé, en une ligne.</p>
<p>La carte corrigée est en ligne depuis samedi. Elle compte 3 914 points dans 71 pays, pour une quinzaine de milliers de joueurs actifs, et chacun y est parce qu’il l’a demandé. Personne n’y figure d’office. Personne n’y figure non plus au mètre près : avant l’enregistrement, la position est ramenée au centre d’un carré de dix kilomètres. L’adresse n’est pas masquée, elle n’existe pas. Voilà aussi pourquoi quelques habitants des ports flottent encore un peu au large. On les a prévenus, ils ont l’air contents.</p>
<p>Je croyais que l’intérêt serait dans les gros points. Il est dans les petits. Au-dessus d’Ourense, quatre membres partagent un carré où l’on ne trouve qu’un village ; trois d’entre eux se croyaient seuls. Tromsø en a deux, tous deux dans les dix premiers de <em>Skyline Rally</em>, et qui se poursuivaient depuis des mois en passant par un serveur de Francfort.</p>
<p>Et puis il y a Setúbal. Dans le fil sur le jeu de nuit, joana_b s’était plainte plusieurs fois du voisin du dessus, qui crie à une heure et demie. Dans un autre fil, g_amarelo racontait que quelqu’un, en dessous, cognait au plafond avec un balai chaque fois qu’il allait battre son temps à <em>Lumen Drift</em>. Samedi, ils se sont découverts dans le même carré, ont échangé deux messages courtois, puis un nom de rue.</p>
<p>Ils me prient de dire que c’est réglé. Il joue jusqu’à minuit. Les soirs où il manque un quatrième à l’équipe, elle prend la manette à onze heures, au bout d’un long câble qui passe par la fenêtre de l’escalier.</p>`,
    },
  },
  comments: [
    {
      author: 'g_amarelo',
      at: '2024-06-03T17:31:00Z',
      content: '<p>Não grito. Comento em voz alta.</p>',
    },
    {
      author: 'joana_b',
      at: '2024-06-03T17:39:00Z',
      content: '<p>Ouvi o teu comentário daqui. E ainda só são seis e meia.</p>',
    },
    {
      author: 'Rikard_S',
      at: '2024-06-04T09:08:00Z',
      content:
        '<p>Could the square be larger for those of us in empty places? In mine there are eleven inhabitants and a ski lift, so a square is as good as an address.</p>',
    },
    {
      author: 'sable_cat',
      at: '2024-06-04T20:50:00Z',
      content:
        '<p>Good point from @Rikard_S. Until it changes I have put myself on the buoy, where I hear there is company.</p>',
    },
  ],
};
