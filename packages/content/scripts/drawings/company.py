"""The pages about the company: whom it works for."""
from kit import *
def mother():
    s=S('for-the-mother',spot=True); s.disc(C['peach'])
    b,f=head(300,250,.84,-4,'tan','dark','hijab',scarf=(C['sage'],C['sage2'],C['sage3']))
    s.inside(b,bust(300,250,.84,C['coral'],C['coral2'],600,.96),f)
    s.heart((466,150,.7,1),(512,210,.42,.8)); s.star((104,170,1.3),(140,110,.8)); s.save()
def baby():
    s=S('for-the-baby',spot=True); s.disc(C['sky'])
    s.inside(P('M128 600C108 470 150 330 300 330C450 330 492 470 472 600Z',C['paper']),L('M420 366C400 440 330 500 190 530M300 480C360 510 400 540 420 570',C['line'],6),
      dots([(190,420),(196,486),(410,476),(380,430),(260,550),(330,540)],C['sky3'],8),babyhead(300,270,1.34,-3,'rose','chest','sleep','hood','smile',C['butter']))
    s.moon(474,130,.5); s.star((110,180,1.3),(176,110,.9),(520,250,1)); s.save()
def family():
    s=S('for-the-family',spot=True); s.disc(C['butter0'])
    b1,f1=head(210,232,.58,0,'tan','black','ghutra',beard=True)
    b2,f2=head(398,256,.56,0,'light','grey','hijab',scarf=(C['blush'],'#e39d91','#d98e82'))
    s.inside(b1,bust(210,232,.58,C['white'],C['line'],600,.9),collar(210,232,.58,C['line'],'tan','kandura'),f1,
      b2,bust(398,256,.56,C['sky3'],C['sky4'],600,.9),f2,baby_sit(304,424,.66,C['coral3'],C['coral2'],'light','dark','tuft','smile','smile','down',legs=False))
    s.heart((308,112,.6,1)); s.star((92,170,1.2),(512,150,1)); s.save()
if __name__=='__main__':
    for draw in [mother,baby,family]: draw()
