import type { SampleArticle } from '../sampleArticle';

export const theWordThatAskedForADrawing: SampleArticle = {
  slug: 'the-word-that-asked-for-a-drawing',
  category: 'community',
  author: 'ines_vidal',
  publishedAt: '2025-08-15T08:50:00Z',
  featured: false,
  cover: { motif: 'hexagons', hue: 122 },
  translations: {
    en: {
      title: 'The word that asked for a drawing',
      excerpt:
        'Volunteers translate this site from a list of 4,180 phrases. One of them, four letters long, brought us sixty-one drawings.',
      content: `
<p>For three years, whenever two Spanish-speaking members finished a <em>Hexfall</em> duel level on points, the site told them to draw. <em>¡Dibuja!</em> it said, in a large friendly box.</p>
<p>The English was “Draw”. The volunteer who met it in 2022 had a list of 4,180 phrases in a spreadsheet, no picture of any page, and on either side of it the words “Erase” and “Save”, which belonged to something else. Anybody would have done the same. A tie is <em>un empate</em>, but you have to know that it is a tie.</p>
<p>What I find remarkable is not the mistake. It is that sixty-one people drew. They took the box at its word and sent their drawing to the contact address, mostly hexagons, some cats, one careful portrait of the opponent, in profile. tomasz_r filed them under “unclear” and answered each with thanks. Nobody complained, so nobody knew, until rosa_pad switched her account to English for a week to practise, tied with hugo_1986, and wrote to ask why foreigners were not invited.</p>
<p>There are nine of us translating at the moment, none paid, and since that letter we work another way. Each phrase now comes with a picture of the place where it appears, ringed in red, and a line from the person who wrote it. A second volunteer reads the page itself, in use, and not the list. It is slower: about forty phrases in an evening, where the spreadsheet made a hundred feel easy.</p>
<p>The hardest ones are short. “Lap” took paulo_cv two days, because Brazilian players say <em>volta</em> for a lap and also for a comeback, and our sentence contained both. aoki_run spent an evening deciding how politely the site should refuse a record. lin_mei returned “Oops!” with a note saying that an error message has no business being cute, and she was so plainly right that the word has gone from every language, English first.</p>
<p>What we lack is readers of Portuguese and Italian with an hour a week and a taste for arguing about commas. You need no technical knowledge. You need to be irritated by a wrong word.</p>
<p>As for the box, it says <em>Empate</em> since Monday. Two people have asked for the old one back. The drawings hang on the team page, the portrait in the middle, with the consent of the sitter.</p>`,
    },
    fr: {
      title: 'Le mot qui réclamait un dessin',
      excerpt:
        'Des bénévoles traduisent ce site à partir de 4 180 phrases. L’une d’elles, un seul mot, nous a valu soixante et un dessins.',
      content: `
<p>Pendant trois ans, quand deux membres hispanophones terminaient un duel de <em>Hexfall</em> à égalité, le site les priait de dessiner. <em>¡Dibuja!</em> disait-il, dans un grand encadré aimable.</p>
<p>L’anglais portait « Draw », qui veut dire « match nul » et aussi « dessinez ». Le bénévole qui l’a rencontré en 2022 avait sous les yeux un tableur de 4 180 phrases, pas une seule image du site, et de part et d’autre du mot, « Effacer » et « Enregistrer », qui venaient d’ailleurs. N’importe qui s’y serait trompé. Une égalité se dit <em>empate</em>, encore faut-il savoir que c’en est une.</p>
<p>Le plus remarquable n’est pas l’erreur. C’est que soixante et une personnes ont dessiné. Elles ont pris l’encadré au mot et envoyé leur œuvre à l’adresse de contact : surtout des hexagones, quelques chats, un portrait soigné de l’adversaire, de profil. De son côté, tomasz_r les classait dans « divers » et remerciait chacun. Personne ne se plaignait, donc personne ne savait. Jusqu’à ce que rosa_pad, passée en anglais une semaine pour s’exercer, fasse match nul contre hugo_1986 et nous demande pourquoi les étrangers n’étaient pas invités.</p>
<p>Nous sommes neuf à traduire en ce moment, tous bénévoles, et depuis cette lettre nous travaillons autrement. Chaque phrase arrive avec une image de l’endroit où elle s’affiche, entourée de rouge, et une ligne de la personne qui l’a écrite. Un second bénévole relit la page elle-même, en situation, et non la liste. C’est plus lent : une quarantaine de phrases par soirée, quand le tableur en laissait croire cent faciles.</p>
<p>Les plus courtes sont les pires. « Lap » a pris deux jours à paulo_cv, parce qu’au Brésil <em>volta</em> désigne le tour de piste et le retour en force, et que notre phrase contenait les deux. Une soirée entière, aoki_run a pesé la politesse avec laquelle le site doit refuser un record. Quant à « Oups ! », lin_mei nous l’a renvoyé avec ce mot : un message d’erreur n’a pas à faire le mignon. Elle avait si évidemment raison qu’il a disparu de toutes les langues, l’anglais le premier.</p>
<p>Il nous manque des relecteurs en portugais et en italien, avec une heure par semaine et le goût des querelles de virgules. Aucune connaissance technique n’est demandée. Il suffit qu’un mot faux vous agace.</p>
<p>L’encadré, lui, annonce <em>Empate</em> depuis lundi. Deux personnes ont réclamé l’ancien. Les dessins sont exposés sur la page de l’équipe, le portrait au milieu, avec l’accord du modèle.</p>`,
    },
  },
  comments: [
    {
      author: 'hugo_1986',
      at: '2025-08-15T10:33:00Z',
      content:
        '<p>Je précise que sur mon écran il était écrit « Match nul » depuis toujours, et que je me sens un peu lésé.</p>',
    },
    {
      author: 'rosa_pad',
      at: '2025-08-15T12:04:00Z',
      content: '<p>Yo mandé cuatro dibujos. Pensaba que se puntuaban.</p>',
    },
    {
      author: 'paulo_cv',
      at: '2025-08-16T01:19:00Z',
      content:
        '<p>“A volta da volta” chegou a ficar no ar por dez minutos. Foram dez minutos bonitos.</p>',
    },
    {
      author: 'yuki_hex',
      at: '2025-08-17T15:22:00Z',
      content:
        '<p>Is there a place to report a wrong word when you see one, or do I write to the nine of you? I have a small list. It is not small.</p>',
    },
  ],
};
