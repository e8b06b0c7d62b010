import type { SampleArticle } from '../sampleArticle';

export const honestSettingsForACaptureCard: SampleArticle = {
  slug: 'honest-settings-for-a-capture-card',
  category: 'guides',
  author: 'old_padre',
  publishedAt: '2025-07-29T15:11:00Z',
  featured: false,
  cover: { motif: 'cartridge', hue: 95 },
  translations: {
    en: {
      title: 'Honest settings for a capture card',
      excerpt:
        'A fine Starlance run was taken for cheating because of one menu. What to switch off before you record, and the reason for each.',
      content: `
<p>Rikard_S sent us a fine Starlance run in May, and within an hour two verifiers had concluded that he was cheating. His ship took four hits and the shield never once appeared. He had not cheated. The game draws the shield on every second frame, he had recorded thirty frames a second out of sixty, and by bad luck his card had kept all the ones without it.</p>
<p>Old machines blink things on purpose, and a capture card wants to be helpful: it smooths, sharpens and fills in. For a proof, treat the card as a witness and deny it all artistic ambition.</p>
<table>
<thead>
<tr><th scope="col">Setting</th><th scope="col">Choose</th><th scope="col">Because</th></tr>
</thead>
<tbody>
<tr><td>Frame rate</td><td>60, or 50 for a 50 Hz machine</td><td>At half rate, whatever blinks is always there or never there</td></tr>
<tr><td>Deinterlacing</td><td>Off for 240-line consoles</td><td>They are not interlaced; many cards assume they are and blend two pictures into one</td></tr>
<tr><td>Scaling</td><td>None, or whole multiples</td><td>Anything else makes pixels of two widths, and the digits suffer first</td></tr>
<tr><td>Sharpness, noise reduction</td><td>Off</td><td>They eat the small print, where the version number lives</td></tr>
<tr><td>Sound</td><td>On, in the same file</td><td>Music is a second clock</td></tr>
<tr><td>Overlay</td><td>Away from score, lives and timer</td><td>Your webcam is charming and can be charming in a corner</td></tr>
</tbody>
</table>
<p>Say which signal you are sending us. Many games of the period run about a sixth slower on a European console at 50 Hz than on a 60 Hz one, and the charts keep the two apart. Do not “correct” it in the recording, either: a 50 Hz picture stored at 60 repeats a frame ten times a second, and that stutter is just what a bad edit looks like.</p>
<p>Nor should you play from the preview window. The picture reaches it several frames late. Split the signal and keep a television for your eyes. I spent a whole summer believing I had aged, when I had only moved my chair.</p>
<p>Before a long session record one minute, make something blink, and step through the file a frame at a time. Rikard_S did so in June and sent a new run: again four hits, and the shield flickering like a tired neon sign. One of the same two verifiers accepted it in six minutes, with an apology.</p>`,
    },
    fr: {
      title: 'Des réglages honnêtes pour une carte d’acquisition',
      excerpt:
        'Une belle partie de Starlance a passé pour une triche à cause d’un menu. Ce qu’il faut couper avant d’enregistrer, et pourquoi.',
      content: `
<p>En mai, Rikard_S nous a envoyé une belle partie de Starlance, et en moins d’une heure deux vérificateurs ont conclu à la triche. Son vaisseau encaissait quatre coups sans que le bouclier apparaisse une seule fois. Il n’avait pas triché. Le jeu dessine le bouclier une image sur deux, il avait enregistré trente images par seconde sur soixante, et la malchance avait voulu que sa carte garde toutes celles où il n’était pas.</p>
<p>Les vieilles machines font clignoter les choses exprès, et une carte d’acquisition veut rendre service : elle lisse, accentue, comble. Pour une preuve, tenez-la pour un témoin et refusez-lui toute ambition artistique.</p>
<table>
<thead>
<tr><th scope="col">Réglage</th><th scope="col">Valeur</th><th scope="col">Raison</th></tr>
</thead>
<tbody>
<tr><td>Fréquence d’images</td><td>60, ou 50 pour une machine à 50 Hz</td><td>À mi-cadence, ce qui clignote est là tout le temps ou jamais</td></tr>
<tr><td>Désentrelacement</td><td>Coupé pour les consoles à 240 lignes</td><td>Leur image n’est pas entrelacée ; bien des cartes le croient et en fondent deux en une</td></tr>
<tr><td>Mise à l’échelle</td><td>Aucune, ou un multiple entier</td><td>Sinon les pixels ont deux largeurs, et les chiffres trinquent les premiers</td></tr>
<tr><td>Netteté, réduction du bruit</td><td>Coupées</td><td>Elles mangent les petits caractères, là où loge le numéro de version</td></tr>
<tr><td>Son</td><td>Oui, dans le même fichier</td><td>La musique est une seconde horloge</td></tr>
<tr><td>Incrustation</td><td>Loin du score, des vies et du chrono</td><td>Votre webcam est charmante, elle peut l’être dans un coin</td></tr>
</tbody>
</table>
<p>Dites-nous quel signal vous envoyez. Beaucoup de jeux de l’époque tournent environ un sixième moins vite sur une console européenne à 50 Hz que sur une machine à 60 Hz, et les tableaux séparent les deux. N’allez pas non plus « corriger » cela à l’enregistrement : une image à 50 Hz rangée dans un fichier à 60 se répète dix fois par seconde, et ce hoquet ressemble à s’y méprendre à un mauvais montage.</p>
<p>Ne jouez pas davantage sur la fenêtre d’aperçu. L’image y arrive avec plusieurs trames de retard. Dédoublez le signal et gardez un téléviseur pour vos yeux. J’ai passé tout un été à croire que j’avais vieilli ; j’avais seulement déplacé ma chaise.</p>
<p>Avant une longue séance, enregistrez une minute, faites clignoter quelque chose et parcourez le fichier image par image. C’est ce qu’a fait Rikard_S en juin, avant d’envoyer une nouvelle partie : quatre coups encore, et un bouclier qui papillote comme un néon fatigué. L’un des deux vérificateurs du mois de mai l’a acceptée en six minutes, avec ses excuses.</p>`,
    },
  },
  comments: [
    {
      author: 'Rikard_S',
      at: '2025-07-29T18:36:00Z',
      content:
        '<p>For four days I was the invincible man. I would like it known that I rather enjoyed it.</p>',
    },
    {
      author: 'hugo_1986',
      at: '2025-07-30T07:58:00Z',
      content:
        '<p>Pour les bornes, attention : pas mal de jeux tournent un peu en dessous ou au-dessus de 60 Hz, et la carte finit par sauter ou doubler une image de temps en temps. Mieux vaut le signaler dans la remarque que laisser deviner.</p>',
    },
    {
      author: 'nine_lives',
      at: '2025-08-02T21:14:00Z',
      content:
        '<p>Good to know, hugo. Mine doubles one about every nine seconds and I had been blaming the cat.</p>',
    },
  ],
};
